import { styled } from '@mui/material/styles';
import { radius } from '../../../ui/shape';

const ColorInput = styled('input')(({ theme }) => ({
  flexShrink: 0,
  width: 56,
  height: 56,
  padding: 4,
  border: `1px solid ${theme.vars.palette.outline.main}`,
  borderRadius: radius.control,
  backgroundColor: theme.vars.palette.background.paper,
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 8 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 8 },
}));

interface Props {
  label: string;
  /** Color as `#RRGGBB`. */
  value: string;
  onChange: (color: string) => void;
}

/** Button that opens the browser's color palette. */
export function Swatch({ label, value, onChange }: Props) {
  return <ColorInput type="color" aria-label={label} value={value.toLowerCase()} onChange={({ target }) => onChange(target.value.toUpperCase())} />;
}
