import KeyboardDoubleArrowLeftRounded from '@mui/icons-material/KeyboardDoubleArrowLeftRounded';
import KeyboardDoubleArrowRightRounded from '@mui/icons-material/KeyboardDoubleArrowRightRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { inlineDirection, t } from '../../../lib/i18n';
import { paths } from '../../../lib/address';
import { useStored } from '../../../lib/browser';
import { DesktopTooltip } from '../../../ui/DesktopTooltip';
import { GoButton } from './GoButton';
import { RailLink } from './RailLink';
import type { sectionsFor } from './sections';

const WIDE = 248;
const NARROW = 72;
const KEY = 'citypins-rail';

/** Style of a section title in the folded rail: a line without text. */
const line = { height: 9, py: 0, mb: 1, borderBottom: 1, borderColor: 'divider', fontSize: 0 } as const;

/** Mirrors an arrow on right-to-left pages. */
const mirrored = { transform: `scaleX(${inlineDirection})` };

/** Height of the shadow at an edge beyond which the menu goes on (px). */
const SHADOW = 16;

/** Shadows at the edges beyond which the menu goes on. Layers of the background color scroll with the content, and hide the shadows at its ends. */
const scrollShadows = (theme: Theme) => {
  const [paper, shade] = [theme.vars.palette.background.default, theme.alpha(theme.vars.palette.text.primary, 0.18)];
  const layer = (color: string, edge: 'top' | 'bottom', size: number, attachment: 'local' | 'scroll') =>
    `linear-gradient(to ${edge === 'top' ? 'bottom' : 'top'}, ${color}, transparent) ${edge} / 100% ${size}px no-repeat ${attachment}`;
  return {
    background: [
      layer(`${paper} 40%`, 'top', SHADOW * 3, 'local'),
      layer(`${paper} 40%`, 'bottom', SHADOW * 3, 'local'),
      layer(shade, 'top', SHADOW, 'scroll'),
      layer(shade, 'bottom', SHADOW, 'scroll'),
    ].join(', '),
  };
};

const isBoolean = (stored: unknown): stored is boolean => typeof stored === 'boolean';

export interface ConsoleMenuProps {
  sections: ReturnType<typeof sectionsFor>;
  /** Number of open items in the moderation queue. */
  waiting: number;
  /** Opens the command palette. */
  onGo: () => void;
}

/** Console menu on wide screens. It can be folded to icons; the browser remembers this. */
export function ConsoleRail({ sections, waiting, onGo }: ConsoleMenuProps) {
  const id = useId();
  const [isFolded, fold] = useStored(KEY, false, isBoolean);
  const switchLabel = isFolded ? t('console.expandTheMenu') : t('console.collapseTheMenu');
  return (
    <Box sx={{ width: isFolded ? NARROW : WIDE, flexShrink: 0, borderRight: 1, borderColor: 'divider', transition: 'width 200ms' }}>
      <Box
        component="nav"
        id={id}
        aria-label={t('console.console')}
        sx={[
          { position: 'sticky', top: 'var(--header)', maxHeight: 'calc(100vh - var(--header))', overflowY: 'auto', overflowX: 'hidden' },
          { px: 1.5, pt: 1.5, pb: 1 },
          scrollShadows,
        ]}
      >
        <GoButton isFolded={isFolded} onGo={onGo} />
        {sections.map(({ name, title, links }) => (
          <Box key={name} sx={{ mb: 1 }}>
            <Typography variant="caption" component="p" id={`${id}-${name}`} sx={[{ px: 1.5, py: 0.25, color: 'text.secondary' }, isFolded && line]}>
              {title}
            </Typography>
            <Box component="ul" aria-labelledby={`${id}-${name}`} sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {links.map((link) => (
                <li key={link.to}>
                  <RailLink {...link} isFolded={isFolded} waiting={link.to === paths.moderation ? waiting : 0} />
                </li>
              ))}
            </Box>
          </Box>
        ))}
        <DesktopTooltip title={switchLabel} placement="right">
          <IconButton aria-label={switchLabel} aria-expanded={!isFolded} aria-controls={id} onClick={() => fold(!isFolded)}>
            {isFolded ? <KeyboardDoubleArrowRightRounded fontSize="small" sx={mirrored} /> : <KeyboardDoubleArrowLeftRounded fontSize="small" sx={mirrored} />}
          </IconButton>
        </DesktopTooltip>
      </Box>
    </Box>
  );
}
