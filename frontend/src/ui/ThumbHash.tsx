import Box from '@mui/material/Box';
import { thumbHashToDataURL } from 'thumbhash';

const known = new Map<string, string | undefined>();

/** The picture that a hash stands for as a data address; undefined where it is none. */
function addressOf(hash: string): string | undefined {
  try {
    return thumbHashToDataURL(Uint8Array.from(atob(hash), (letter) => letter.charCodeAt(0)));
  } catch {
    return undefined;
  }
}

/** A few soft colours in the place of a picture: fills the positioned box around it. */
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
