import IconButton from '@mui/material/IconButton';
import { type ElementType, useContext } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../../lib/i18n';
import { radius } from '../../../ui/shape';
import { DesktopTooltip } from '../../../ui/DesktopTooltip';
import { RowMenuContext } from './rowMenuContext';

interface Props {
  /** Action and object: "Delete Jaipur". */
  label: string;
  icon: ElementType;
  isDestructive?: boolean;
}

interface ActProps extends Props {
  onClick: () => void;
}

interface LinkProps extends Props {
  to: string;
  /** Opens in a new tab. */
  isNewTab?: boolean;
}

const small = { '@media (pointer: fine)': { minWidth: 34, minHeight: 34 } } as const;
const line = { justifyContent: 'flex-start', gap: 1.5, px: 1.5, borderRadius: radius.control, typography: 'body2', textAlign: 'left' } as const;

/** Returns the look of a button: an icon with a tooltip, or in a menu a line with icon and text. */
function useLook({ label, icon: Icon, isDestructive = false }: Props) {
  const isInMenu = useContext(RowMenuContext);
  return {
    tip: isInMenu ? '' : label,
    root: { color: isDestructive ? 'error' : 'inherit', sx: isInMenu ? line : small } as const,
    content: (
      <>
        <Icon fontSize="small" />
        {isInMenu && label}
      </>
    ),
  };
}

/** Button for an action on a row. */
export function RowButton({ onClick, ...props }: ActProps) {
  const { tip, root, content } = useLook(props);
  return (
    <DesktopTooltip title={tip}>
      <IconButton {...root} aria-label={props.label} onClick={onClick}>
        {content}
      </IconButton>
    </DesktopTooltip>
  );
}

/** Link from a row to a page. */
export function RowLink({ to, isNewTab = false, ...props }: LinkProps) {
  const { tip, root, content } = useLook(props);
  return (
    <DesktopTooltip title={tip}>
      <IconButton
        {...root}
        component={Link}
        to={to}
        aria-label={isNewTab ? t('console.labelOpensInANewTab', { label: props.label }) : props.label}
        {...(isNewTab && { target: '_blank', rel: 'noopener' })}
      >
        {content}
      </IconButton>
    </DesktopTooltip>
  );
}
