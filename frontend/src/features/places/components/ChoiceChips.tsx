import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import { Chip, type Option } from '../../../widgets/places';

interface Props {
  /** Name of the group, for screen readers. */
  label: string;
  options: readonly Option[];
  value: string;
  onChange: (value: string) => void;
  /** True: the chips can wrap onto several lines. */
  wrap?: boolean;
}

/** Group of chips with one selected. Pressing the selected chip selects the first one again. */
export function ChoiceChips({ label, options, value, onChange, wrap = false }: Props) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: wrap ? 'wrap' : 'nowrap', gap: 1 }}>
      {options.map((option, index) => {
        const active = option.value === value;
        return (
          <Chip
            key={option.value}
            active={active}
            aria-pressed={active}
            disableRipple
            onClick={() => onChange(active ? (options[0]?.value ?? '') : option.value)}
          >
            <bdi>{option.text}</bdi>
            {active && index > 0 && <CloseRounded aria-hidden sx={{ fontSize: 16, mr: -0.5 }} />}
          </Chip>
        );
      })}
    </Box>
  );
}
