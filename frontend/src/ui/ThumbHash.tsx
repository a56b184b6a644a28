import Box from '@mui/material/Box';
import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string | undefined>();

/** Decodes a thumbhash into a data URL; undefined if it is invalid. */
function addressOf(hash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** Blurred preview of a picture, decoded from its thumbhash. It fills the positioned box around it. */
export function ThumbHash({ hash }: { hash: string }) {
  if (!known.has(hash)) known.set(hash, addressOf(hash));
  const address = known.get(hash);
  return (
    <Box
      aria-hidden
      sx={{ position: 'absolute', inset: 0, background: 'center / cover no-repeat' }}
      style={{ backgroundImage: address && `url(${address})` }}
    />
  );
}
