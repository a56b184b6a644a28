import CloseRounded from '@mui/icons-material/CloseRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { t } from '../../../lib/i18n';
import { DesktopTooltip } from '../../../ui/DesktopTooltip';
import { Chip, type Option } from '../../../widgets/places';
import { OptionText } from './OptionText';

interface Props {
  /** Name of the choice, for screen readers. */
  label: string;
  /** Label of the chip. */
  children: ReactNode;
  options: readonly Option[];
  /** Values of the chosen options. */
  chosen: readonly string[];
  onChoose: (value: string) => void;
  /** True: several options can be chosen, and the menu stays open. */
  isMultiple?: boolean;
  /** Resets the choice. If it is given, the chip is filled while something is chosen, and has a button for it. */
  onClear?: () => void;
  /** Explanation of the choice, shown as a tooltip and in the menu. */
  hint?: string;
}

/** Chip that opens a menu with options, each with its number of places. */
export function MenuChip({ label, children, options, chosen, onChoose, isMultiple = false, onClear, hint = '' }: Props) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const active = onClear !== undefined && chosen.length > 0;
  const close = () => setAnchor(null);
  const choose = (value: string) => {
    if (!isMultiple) close();
    if (isMultiple || !chosen.includes(value)) onChoose(value);
  };

  return (
    <Box sx={{ position: 'relative', display: 'flex', flexShrink: 0 }}>
      <DesktopTooltip describeChild title={hint}>
        <Chip
          active={active}
          disableRipple
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          aria-controls={anchor ? id : undefined}
          onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
          sx={{ pr: active ? 5 : 1.25 }}
        >
          {children}
          {!active && <ExpandMoreRounded aria-hidden sx={{ fontSize: 18 }} />}
        </Chip>
      </DesktopTooltip>
      {active && (
        <Chip
          active
          disableRipple
          aria-label={t('places.clearLabel', { label })}
          onClick={onClear}
          sx={{ position: 'absolute', right: 0, top: 0, px: 1.25, border: 0 }}
        >
          <CloseRounded aria-hidden sx={{ fontSize: 16 }} />
        </Chip>
      )}
      <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={close} slotProps={{ list: { 'aria-label': label } }}>
        {options.map((option) => (
          <MenuItem
            key={option.value}
            role={isMultiple ? 'menuitemcheckbox' : 'menuitemradio'}
            aria-checked={chosen.includes(option.value)}
            selected={chosen.includes(option.value)}
            onClick={() => choose(option.value)}
          >
            <OptionText option={option} />
          </MenuItem>
        ))}
        {hint && (
          <Typography component="li" role="none" variant="caption" sx={{ px: 2, pt: 1, maxWidth: '32ch', color: 'text.secondary' }}>
            {hint}
          </Typography>
        )}
      </Menu>
    </Box>
  );
}
