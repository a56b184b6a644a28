import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import type { Ref } from 'react';
import { saveFile } from '../../lib/saveFile';
import { radius } from '../../ui/shape';
import { cutText } from '../../graphql/cutText.generated';

/** Modules around the code that its standard, ISO/IEC 18004, wants to stay empty. */
const QUIET_ZONE = 4;

interface Props {
  url: string;
  /** What it is, for people who do not see it. */
  title: string;
  ref: Ref<SVGSVGElement>;
}

/** A QR code, black on white in both schemes: not every camera reads it otherwise. */
export function QrCode({ url, title, ref }: Props) {
  return (
    <Box sx={{ borderRadius: radius.card, border: 1, borderColor: 'divider', overflow: 'hidden', lineHeight: 0 }}>
      <QRCodeSVG ref={ref} role="img" value={url} title={title} size={208} level="M" marginSize={QUIET_ZONE} />
    </Box>
  );
}

/** A name as part of a file's name: letters and digits with hyphens between. */
const slug = (name: string): string => cutText((name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['link']).join('-'), 60);

/** Saves a QR code as a picture that can be printed at any size. */
export function saveQrCode(name: string, code: SVGSVGElement): void {
  const svg = new XMLSerializer().serializeToString(code);
  saveFile(`${slug(name)}-qr.svg`, new Blob([svg], { type: 'image/svg+xml' }));
}
