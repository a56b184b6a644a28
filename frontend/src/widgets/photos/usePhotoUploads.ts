import { useEffect, useEffectEvent, useState } from 'react';
import { t } from '../../lib/i18n';
import { useNotify } from '../../ui/toast';
import { describePhoto, type UploadedPhoto, UploadError, uploadPhoto } from '../../lib/photos';
import type { PhotoItem, PickedPhoto } from './photo';

/** File that is uploading, waiting or failed. */
type Draft = PhotoItem & { file: File };

interface Options {
  value: readonly PickedPhoto[];
  onChange: (photos: PickedPhoto[]) => void;
  /** Maximum number of photos; above it, a new one replaces the oldest. */
  max: number;
  onBusy?: ((isBusy: boolean) => void) | undefined;
  /** Called with a sentence about the result of an upload. */
  tell: (sentence: string) => void;
}

let drafted = 0;
const draftOf = (file: File): Draft => ({ key: `draft-${++drafted}`, file, alt: '' });

/**
 * Uploads chosen files one after another, in their order, and adds them to `value`. After a failure it continues with the next file.
 * @returns the uploaded photos and the waiting files as one row, and actions on them
 */
export function usePhotoUploads({ value, onChange, max, onBusy, tell }: Options) {
  const notify = useNotify();
  const [drafts, setDrafts] = useState<readonly Draft[]>([]);
  const [sent, setSent] = useState<{ key: string; share: number }>();
  const [arrived, setArrived] = useState<Readonly<Record<string, Draft>>>({});
  const [unsaved, setUnsaved] = useState<readonly string[]>([]);
  const current = drafts.find(({ error }) => !error);
  const isBusy = current !== undefined;

  const describe = async (id: string, alt: string) => {
    await describePhoto(id, alt.trim()).then(
      () => setUnsaved((ids) => ids.filter((one) => one !== id)),
      (error: unknown) => notify.error([t('photos.descriptionNotSaved'), error instanceof UploadError && error.message].filter(Boolean).join(' ')),
    );
  };

  // A submitted form unmounts without a blur event of its fields.
  const saveAlts = useEffectEvent(() => value.filter(({ id }) => unsaved.includes(id)).forEach(({ id, alt }) => void describe(id, alt)));
  useEffect(() => () => saveAlts(), []);

  const arrive = useEffectEvent((draft: Draft, { _id: id, url, sources, alt: known }: UploadedPhoto) => {
    const alt = drafts.find(({ key }) => key === draft.key)?.alt ?? '';
    setDrafts((all) => all.filter(({ key }) => key !== draft.key));
    setArrived((all) => ({ ...all, [id]: draft }));
    onChange([...value, { id, url: sources[0]?.url ?? url, alt }].slice(-max));
    tell(t('photos.nameIsUploaded', { name: draft.file.name }));
    if (alt.trim() !== known) void describe(id, alt);
  });
  const fail = useEffectEvent((draft: Draft, reason: unknown) => {
    const error = reason instanceof UploadError ? reason : new UploadError(t('photos.thePhotoCouldNotBeSent'), { canRetry: true });
    setDrafts((all) => all.map((one) => (one.key === draft.key ? { ...one, error } : one)));
    tell(t('photos.nameIsNotUploadedMessage', { name: draft.file.name, message: error.message }));
  });

  const begin = useEffectEvent((signal: AbortSignal) => {
    if (!current) return;
    const { key, file, alt } = current;
    uploadPhoto(file, { alt: alt.trim(), onProgress: (share) => setSent({ key, share }), signal }).then(
      (photo) => signal.aborted || arrive(current, photo),
      (error: unknown) => signal.aborted || fail(current, error),
    );
  });
  const currentKey = current?.key;
  useEffect(() => {
    const way = new AbortController();
    begin(way.signal);
    return () => way.abort();
  }, [currentKey]);

  const say = useEffectEvent((busy: boolean) => onBusy?.(busy));
  useEffect(() => say(isBusy), [isBusy]);

  const items: PhotoItem[] = [
    ...value.map((photo) => ({ key: arrived[photo.id]?.key ?? photo.id, file: arrived[photo.id]?.file, photo, alt: photo.alt })),
    ...drafts,
  ];

  return {
    items,
    /** The uploading item and its progress from 0 to 1. */
    sending: current && { key: current.key, progress: sent?.key === current.key ? sent.share : 0 },
    add: (files: readonly File[]) => setDrafts((all) => [...all, ...files.map(draftOf)]),
    remove: ({ key, photo }: PhotoItem) => {
      if (photo) onChange(value.filter(({ id }) => id !== photo.id));
      else setDrafts((all) => all.filter((draft) => draft.key !== key));
    },
    /** Moves failed files to the end of the queue. */
    retry: (failed: readonly PhotoItem[]) => {
      const keys = failed.map(({ key }) => key);
      setDrafts((all) => {
        const again = all.filter(({ key }) => keys.includes(key)).map(({ key, file, alt }) => ({ key, file, alt }));
        return [...all.filter(({ key }) => !keys.includes(key)), ...again];
      });
    },
    rename: ({ key, photo }: PhotoItem, alt: string) => {
      setDrafts((all) => all.map((draft) => (draft.key === key ? { ...draft, alt } : draft)));
      if (!photo) return;
      setUnsaved((ids) => [...ids.filter((id) => id !== photo.id), photo.id]);
      onChange(value.map((one) => (one.id === photo.id ? { ...one, alt } : one)));
    },
    /** Saves the description of a photo if it has changed. */
    saveAlt: async ({ photo }: PhotoItem) => {
      if (photo && unsaved.includes(photo.id)) await describe(photo.id, photo.alt);
    },
    /** Moves an uploaded photo by a number of positions. */
    move: ({ photo }: PhotoItem, by: number) => {
      const from = value.findIndex(({ id }) => id === photo?.id);
      const rest = value.filter((_, n) => n !== from);
      const moved = value[from];
      if (moved) onChange([...rest.slice(0, from + by), moved, ...rest.slice(from + by)]);
    },
  };
}
