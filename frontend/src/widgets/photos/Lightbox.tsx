import { skipToken, useQuery } from '@apollo/client/react';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import { type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { inlineDirection, t } from '../../lib/i18n';
import { useSignIn, useViewer } from '../../lib/account';
import { lazyDialog } from '../../ui/lazy';
import { LightboxBar } from './LightboxBar';
import { LightboxCaption } from './LightboxCaption';
import { LightboxStrip } from './LightboxStrip';
import type { Lightbox_ImageFragment } from './Lightbox.generated';
import { LightboxPhotoDocument } from './LightboxPhoto.generated';
import { useStrip } from './useStrip';

const ReportDialog = lazyDialog(async () => (await import('../reports')).ReportDialog);

const DeletePhotoDialog = lazyDialog(async () => (await import('./DeletePhotoDialog')).DeletePhotoDialog);

const KEYS: Record<string, (at: number, last: number) => number> = {
  ArrowLeft: (at) => at - inlineDirection,
  ArrowRight: (at) => at + inlineDirection,
  Home: () => 0,
  End: (_at, last) => last,
};

interface Props {
  images: readonly Lightbox_ImageFragment[];
  /** Index of the first photo, from 0. */
  start: number;
  onClose: () => void;
}

/** Shows photos over the whole window, one at a time: by buttons, arrow keys or swiping. */
export function Lightbox({ images, start, onClose }: Props) {
  const { at, go, strip } = useStrip(start, images.length);
  const [reported, setReported] = useState<string>();
  const [deleted, setDeleted] = useState<string>();
  const { status } = useViewer();
  const { signInFirst } = useSignIn();
  const image = images[at];
  const photoId = image?.photoId;
  // Pages have the data of a visitor. The moderation state and the rights of the viewer are fetched here.
  const variables = status === 'signed-in' && photoId ? { id: photoId } : undefined;
  const { data } = useQuery(LightboxPhotoDocument, variables ? { variables, fetchPolicy: 'cache-and-network' } : skipToken);
  const photo = data?.photo;
  const mayReport = status === 'signed-out' || photo?.viewerCan.report;

  // The next photo can lack the focused button. Without focus in the dialog, keys would be lost until its focus trap notices.
  const paper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) paper.current?.focus();
  });

  const press = (event: KeyboardEvent) => {
    const target = KEYS[event.key]?.(at, images.length - 1);
    if (target === undefined) return;
    event.preventDefault();
    go(target);
  };
  return (
    <>
      <Dialog
        open
        fullScreen
        onClose={onClose}
        onKeyDown={press}
        slotProps={{
          paper: {
            ref: paper,
            tabIndex: -1,
            'aria-label': t('photos.photos'),
            'aria-labelledby': undefined,
            sx: { bgcolor: 'night.main', color: 'night.contrastText', borderRadius: 0, outline: 0 },
          },
        }}
      >
        <LightboxBar
          at={at}
          count={images.length}
          onClose={onClose}
          onReport={photoId && mayReport ? () => signInFirst(() => setReported(photoId)) : undefined}
          onDelete={photoId && photo?.viewerCan.delete ? () => setDeleted(photoId) : undefined}
        />
        <Box sx={{ position: 'relative', flex: 1, minHeight: 0 }}>
          <LightboxStrip images={images} at={at} go={go} {...strip} />
        </Box>
        {image && <LightboxCaption image={image} moderation={photo?.moderation} at={at} count={images.length} />}
      </Dialog>
      {/* Outside the dialog: keys in the report form must not turn the photos. */}
      {reported && <ReportDialog isOpen target={{ photoId: reported }} what={t('photos.thisPhoto')} onClose={() => setReported(undefined)} />}
      {deleted && <DeletePhotoDialog photoId={deleted} onClose={() => setDeleted(undefined)} onDeleted={onClose} />}
    </>
  );
}
