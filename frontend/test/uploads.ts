import { act } from '@testing-library/react';

/** An upload as the server would see it, to be answered by the test. */
class FakeUpload {
  static sent: FakeUpload[] = [];

  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  readonly headers: Record<string, string> = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  isAborted = false;
  body = new FormData();

  open(): void {}
  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }
  send(body: FormData): void {
    this.body = body;
    FakeUpload.sent.push(this);
  }
  abort(): void {
    this.isAborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  /** The name of the file that is being sent. */
  get fileName(): string {
    return (this.body.get('photo') as File).name;
  }
  progress(share: number): Promise<void> {
    return act(async () => this.upload.onprogress?.({ loaded: share * 1000, total: 1000 }));
  }
  answer(status: number, body: unknown): Promise<void> {
    return act(async () => {
      this.status = status;
      this.responseText = typeof body === 'string' ? body : JSON.stringify(body);
      this.onload?.();
      this.onloadend?.();
    });
  }
  /** Takes the photo, under an id. */
  take(id: string): Promise<void> {
    const sources = [480, 1600].map((width) => ({ url: `/uploads/${id}-${width}.webp`, width }));
    return this.answer(201, { _id: id, url: `/uploads/${id}-1600.webp`, sources, width: 1600, height: 1200, thumbHash: 'AA', alt: this.body.get('alt') });
  }
  /** Cuts the line. */
  cut(): Promise<void> {
    return act(async () => {
      this.onerror?.();
      this.onloadend?.();
    });
  }
}

/** Catches uploads before they leave, and answers for the parts of the browser that jsdom does not have. */
export function catchUploads(): void {
  FakeUpload.sent = [];
  globalThis.XMLHttpRequest = FakeUpload as unknown as typeof XMLHttpRequest;
  previews.clear();
  URL.createObjectURL = (file) => {
    const address = `blob:${(file as File).name}`;
    previews.add(address);
    return address;
  };
  URL.revokeObjectURL = (address) => void previews.delete(address);
}

/** Addresses of files that the page holds at the moment. */
export const previews = new Set<string>();

/** The uploads that were begun so far, the first first. */
export const uploads = (): readonly FakeUpload[] => FakeUpload.sent;

/** The upload that was begun last. */
export function lastUpload(): FakeUpload {
  const last = FakeUpload.sent.at(-1);
  if (!last) throw new Error('Nothing was uploaded.');
  return last;
}

/** A file as people choose it. */
export function aFile(name: string, { type = 'image/jpeg', bytes = 1000 } = {}): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
