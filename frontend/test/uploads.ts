import { act } from '@testing-library/react';

/** Fake XMLHttpRequest; the test answers it. */
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

  /** Name of the uploaded file. */
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
  /** Answers with status 201 and an id. */
  take(id: string): Promise<void> {
    const sources = [480, 1600].map((width) => ({ url: `/uploads/${id}-${width}.webp`, width }));
    return this.answer(201, { _id: id, url: `/uploads/${id}-1600.webp`, sources, width: 1600, height: 1200, thumbHash: 'AA', alt: this.body.get('alt') });
  }
  /** Simulates a network error. */
  cut(): Promise<void> {
    return act(async () => {
      this.onerror?.();
      this.onloadend?.();
    });
  }
}

/** Replaces XMLHttpRequest with fake uploads, and adds the object URL functions that jsdom lacks. */
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

/** Object URLs that are not yet revoked. */
export const previews = new Set<string>();

/** Returns all uploads, oldest first. */
export const uploads = (): readonly FakeUpload[] => FakeUpload.sent;

/**
 * Returns the latest upload.
 * @throws Error if there is none
 */
export function lastUpload(): FakeUpload {
  const last = FakeUpload.sent.at(-1);
  if (!last) throw new Error('Nothing was uploaded.');
  return last;
}

/** Creates a file with the given name, type and size (bytes). */
export function aFile(name: string, { type = 'image/jpeg', bytes = 1000 } = {}): File {
  const file = new File(['x'], name, { type });
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}
