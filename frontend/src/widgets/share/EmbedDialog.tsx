import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { currentSite } from '../../lib/currentSite';
import { t } from '../../lib/i18n';
import { CopyField } from '../../ui/CopyField';
import { radius } from '../../ui/shape';
import { EMBED_SIZES, embedAddress, embedCode, type EmbedKind, FRAME_STYLE } from './embedCode';
import { EmbedOption } from './EmbedOption';
import { TitledDialog } from './TitledDialog';

export interface EmbedDialogProps {
  /** Name of the embedded place or city. */
  name: string;
  /** Paths of its embedded pages; at least one. */
  pages: Partial<Record<EmbedKind, string>>;
  isOpen: boolean;
  onClose: () => void;
}

const KINDS = ['card', 'map'] as const;
type Colors = 'system' | 'light' | 'dark';

/** Dialog with the HTML code for other sites, and a preview. */
export function EmbedDialog({ name, pages, isOpen, onClose }: EmbedDialogProps) {
  const kinds = KINDS.filter((kind) => pages[kind] !== undefined);
  const [chosen, setKind] = useState<EmbedKind>('card');
  const [sizes, setSizes] = useState({ card: '0', map: '0' });
  const [colors, setColors] = useState<Colors>('system');

  const kind = kinds.includes(chosen) ? chosen : 'map';
  const size = EMBED_SIZES[kind][Number(sizes[kind])];
  const address = embedAddress(pages[kind] ?? '', colors === 'system' ? undefined : colors);
  const frame = {
    address,
    title: kind === 'card' ? `${name} · ${currentSite().name}` : t('share.mapOf', { name }),
    width: size?.width ?? 0,
    height: size?.height ?? 0,
  };

  return (
    <TitledDialog title={t('share.embedTitle', { title: name })} maxWidth="md" isOpen={isOpen} onClose={onClose}>
      <Stack sx={{ gap: 2.5, pt: 1 }}>
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          {kinds.length > 1 && (
            <EmbedOption
              label={t('share.whatToShow')}
              value={kind}
              onChange={setKind}
              choices={kinds.map((value) => ({ value, label: t(`share.${value}`) }))}
            />
          )}
          <EmbedOption
            label={t('share.size')}
            value={sizes[kind]}
            onChange={(value) => setSizes({ ...sizes, [kind]: value })}
            choices={EMBED_SIZES[kind].map(({ width, height }, n) => ({
              value: String(n),
              label: (
                <span dir="ltr">
                  {width} × {height}
                </span>
              ),
            }))}
          />
          <Box sx={{ gridColumn: { sm: kinds.length > 1 ? '1 / -1' : 'auto' } }}>
            <EmbedOption
              label={t('share.colors')}
              value={colors}
              onChange={setColors}
              choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: t(`share.${value}`) }))}
            />
          </Box>
        </Box>
        <Box>
          <Typography variant="body2" sx={{ fontWeight: 600, mb: 0.5 }}>
            {t('share.preview')}
          </Typography>
          <Box sx={{ display: 'grid', justifyItems: 'center', p: 2, bgcolor: 'sunken.main', borderRadius: radius.control }}>
            <Box
              component="iframe"
              key={address}
              src={address}
              title={frame.title}
              width={frame.width}
              height={frame.height}
              sx={{ display: 'block' }}
              style={FRAME_STYLE}
            />
          </Box>
        </Box>
        <CopyField label={t('share.code')} text={embedCode(frame)} action={t('share.copyCode')} done={t('share.codeCopied')} isLong />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('share.putThisCodeIntoYourPage')}
        </Typography>
      </Stack>
    </TitledDialog>
  );
}
