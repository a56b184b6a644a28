import ImageOutlined from '@mui/icons-material/ImageOutlined';
import Box from '@mui/material/Box';
import { useCallback, useState } from 'react';
import { PHOTO_TYPES } from '../../lib/photos';
import type { PhotoItem } from './photo';

interface Props {
  item: PhotoItem;
  /** Dims the picture, so that text on it is readable. */
  isDimmed: boolean;
}

/** Thumbnail of a chosen photo, from its file if it was chosen here. */
export function Thumbnail({ item: { file, photo }, isDimmed }: Props) {
  const [isBroken, setBroken] = useState(false);
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !file) return undefined;
      const url = URL.createObjectURL(file);
      image.src = url;
      return () => URL.revokeObjectURL(url);
    },
    [file],
  );
  if (isBroken || (file && !PHOTO_TYPES.includes(file.type))) {
    return (
      <Box sx={{ display: 'grid', placeContent: 'center', height: '100%', color: 'text.secondary' }}>
        <ImageOutlined aria-hidden sx={{ fontSize: 40 }} />
      </Box>
    );
  }
  return (
    <Box
      component="img"
      ref={show}
      src={file ? undefined : photo?.url}
      alt=""
      onError={() => setBroken(true)}
      sx={{ display: 'block', width: '100%', height: '100%', objectFit: 'cover', opacity: isDimmed ? 0.6 : 1 }}
    />
  );
}
