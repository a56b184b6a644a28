import CloseRounded from '@mui/icons-material/CloseRounded';
import Box from '@mui/material/Box';
import { Chip, type Option } from '../../../widgets/places';
import { OptionText } from './OptionText';

interface Props {
  /** Name of the group, for screen readers. */
  label: string;
  options: readonly Option[];
  /** Values of the chosen options. */
  chosen: readonly string[];
  onChoose: (value: string) => void;
  /** True: the chips can wrap onto several lines. */
  wrap?: boolean;
}

/** Group of chips that can be chosen. */
export function ChoiceChips({ label, options, chosen, onChoose, wrap = false }: Props) {
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: wrap ? 'wrap' : 'nowrap', gap: 1 }}>
      {options.map((option) => {
        const active = chosen.includes(option.value);
        return (
          <Chip key={option.value} active={active} aria-pressed={active} disableRipple onClick={() => onChoose(option.value)}>
            <OptionText option={option} />
            {active && option.value !== '' && <CloseRounded aria-hidden sx={{ fontSize: 16, mr: -0.5 }} />}
          </Chip>
        );
      })}
    </Box>
  );
}
