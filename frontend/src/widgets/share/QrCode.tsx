import Box from '@mui/material/Box';
import { QRCodeSVG } from 'qrcode.react';
import type { Ref } from 'react';
import { saveFile } from '../../lib/browser';
import { radius } from '../../ui/shape';
import { cutText } from '../../graphql/cutText.generated';

/** Width of the empty border that ISO/IEC 18004 requires (modules). */
const QUIET_ZONE = 4;

interface Props {
  url: string;
  /** Alternative text. */
  title: string;
  ref: Ref<SVGSVGElement>;
}

/** QR code, black on white in both color schemes: some cameras read no other. */
export function QrCode({ url, title, ref }: Props) {
  return (
    <Box sx={{ borderRadius: radius.card, border: 1, borderColor: 'divider', overflow: 'hidden', lineHeight: 0 }}>
      <QRCodeSVG ref={ref} role="img" value={url} title={title} size={208} level="M" marginSize={QUIET_ZONE} />
    </Box>
  );
}

/** Returns a name for use in a file name: letters and digits with hyphens between. */
const slug = (name: string): string => cutText((name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ['link']).join('-'), 60);

/** Saves a QR code as SVG, which prints at any size. */
export function saveQrCode(name: string, code: SVGSVGElement): void {
  const svg = new XMLSerializer().serializeToString(code);
  saveFile(`${slug(name)}-qr.svg`, new Blob([svg], { type: 'image/svg+xml' }));
}
