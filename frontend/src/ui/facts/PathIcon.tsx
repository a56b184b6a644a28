import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

interface Props extends SvgIconProps {
  /** SVG path data in a square of 24 units. */
  path: string;
}

/** Icon from path data. */
export function PathIcon({ path, ...props }: Props) {
  return (
    <SvgIcon aria-hidden {...props}>
      <path d={path} />
    </SvgIcon>
  );
}
