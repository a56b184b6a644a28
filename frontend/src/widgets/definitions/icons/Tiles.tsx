import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { DesktopTooltip } from '../../../ui/DesktopTooltip';
import { radius } from '../../../ui/shape';

interface Tile {
  value: string;
  /** Name of the option. */
  text: string;
  content: ReactNode;
}

interface Props {
  /** Id of the label. */
  labelId: string;
  tiles: readonly Tile[];
  value: string;
  /** Minimum width of a tile (px). */
  width: number;
  /** Whether tiles show their names below the content; otherwise in a tooltip. */
  isNamed?: boolean;
  onChange: (value: string) => void;
}

const Option = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'center',
  minHeight: 44,
  padding: 4,
  border: `2px solid ${theme.vars.palette.divider}`,
  borderRadius: radius.control,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  ...theme.typography.caption,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  // Covers the tile, invisibly.
  '& > input': { position: 'absolute', inset: 0, width: '100%', height: '100%', margin: 0, opacity: 0, zIndex: 1, cursor: 'pointer' },
  '&:hover': { backgroundColor: theme.vars.palette.sunken.main },
  '&:has(:checked)': {
    borderColor: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.main,
    backgroundColor: theme.alpha(theme.vars.palette.primary.main, 0.12),
  },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
}));

/** Returns the radio button above or below one in a grid; undefined at its edge. */
function neighbor(from: HTMLInputElement, by: 1 | -1): HTMLInputElement | undefined {
  const boxOf = (radio: HTMLElement) => radio.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const all = [...(from.closest('[role=radiogroup]')?.querySelectorAll('input') ?? [])];
  const { left, top } = boxOf(from);
  const sameColumn = all.filter((radio) => Math.abs(boxOf(radio).left - left) < 2 && (boxOf(radio).top - top) * by > 1);
  return by === 1 ? sameColumn[0] : sameColumn.at(-1);
}

/** Choice of one of many pictures, as radio buttons in a grid. Up and Down move by rows. */
export function Tiles({ labelId, tiles, value, width, isNamed = false, onChange }: Props) {
  const name = useId();
  const move = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    const next = neighbor(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1);
    next?.focus();
    next?.click();
  };
  return (
    <Box role="radiogroup" aria-labelledby={labelId} sx={{ display: 'grid', gap: 1, gridTemplateColumns: `repeat(auto-fill, minmax(${width}px, 1fr))` }}>
      {tiles.map((tile) => (
        <DesktopTooltip key={tile.value} title={isNamed ? '' : tile.text}>
          <Option>
            <input
              type="radio"
              name={name}
              value={tile.value}
              aria-label={tile.text}
              checked={tile.value === value}
              onChange={() => onChange(tile.value)}
              onKeyDown={move}
            />
            {tile.content}
            {isNamed && <span aria-hidden>{tile.text}</span>}
          </Option>
        </DesktopTooltip>
      ))}
    </Box>
  );
}
