import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { PathIcon } from '../../ui/facts';
import { radius } from '../../ui/shape';
import type { Dragging } from '../../ui/useDragging';
import { StandingChip } from '../console';
import { MoveButtons } from '../setting-fields';
import { DragHandle } from './DragHandle';

/** Position of an item in the list, and what moves it. */
export interface ItemPosition {
  isFirst: boolean;
  isLast: boolean;
  onMove: (by: 1 | -1) => void;
  drag: Dragging;
}

interface Props {
  name: string;
  to: string;
  /** Absent for definitions without an icon. */
  iconPath?: string;
  /** Background of the icon, as `#RRGGBB`; absent for an icon in the color of the text. */
  color?: string;
  isHidden?: boolean;
  /** Further states, after the name. */
  states?: ReactNode;
  /** Second line. */
  children: ReactNode;
  /** Undefined in a part of the list, in which nothing moves. */
  position: ItemPosition | undefined;
}

/** Style of a link in a line, which is as high as a finger needs. */
export const LINE = { minHeight: 44, py: 1.25, display: 'inline-flex', alignItems: 'center' } as const;

/** Definition in the list: icon, name, states and details, with buttons and a handle that move it. */
export function DefinitionItem({ name, to, iconPath, color, isHidden = false, states, children, position }: Props) {
  const badge = { display: 'grid', placeItems: 'center', flexShrink: 0, width: 44, height: 44, borderRadius: radius.control } as const;
  const line = position?.drag.isOver ? { borderColor: 'primary.main', bgcolor: 'action.hover' } : { borderColor: 'divider' };
  return (
    <Box
      component="li"
      {...position?.drag.target}
      sx={{ display: 'flex', alignItems: 'center', gap: { xs: 1.5, sm: 2 }, py: 1, borderTop: 1, '&:first-of-type': { borderTop: 0 }, ...line }}
    >
      {position && <DragHandle {...position.drag.handle} />}
      {iconPath !== undefined && (
        <Box sx={{ ...badge, ...(color ? { color: 'common.white' } : { bgcolor: 'sunken.main', color: 'text.secondary' }) }} style={{ backgroundColor: color }}>
          <PathIcon path={iconPath} />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
          <MuiLink component={Link} to={to} variant="subtitle1" color="inherit" sx={LINE}>
            <bdi>{name}</bdi>
          </MuiLink>
          {isHidden && <StandingChip>{t('definitions.hidden')}</StandingChip>}
          {states}
        </Stack>
        <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1, mt: -1.5, typography: 'body2', color: 'text.secondary' }}>
          {children}
        </Stack>
      </Box>
      {position && (
        <Stack direction="row">
          <MoveButtons item={name} isFirst={position.isFirst} isLast={position.isLast} onMove={position.onMove} />
        </Stack>
      )}
    </Box>
  );
}
