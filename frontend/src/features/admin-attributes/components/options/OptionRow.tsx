import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ExpandLessRounded from '@mui/icons-material/ExpandLessRounded';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { t } from '../../../../lib/i18n';
import { radius } from '../../../../ui/shape';
import type { Dragging } from '../../../../ui/useDragging';
import { StandingChip } from '../../../../widgets/console';
import { DragHandle } from '../../../../widgets/definitions';
import { type ControlProps, MoveButtons } from '../../../../widgets/setting-fields';
import { itemName, type SettingValues } from '../../../../widgets/settings';
import { nameHere } from '../attributeForm';
import { OptionFields } from './OptionFields';

interface Props {
  /** Properties of the list. */
  control: ControlProps<'records'>;
  option: SettingValues;
  /** Index in the list, from 0. */
  n: number;
  isOpen: boolean;
  /** Whether a field is invalid. */
  isWrong: boolean;
  isFirst: boolean;
  isLast: boolean;
  drag: Dragging;
  onOpen: (isOpen: boolean) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
}

const heading = { flex: 1, minWidth: 0, minHeight: 44, justifyContent: 'flex-start', gap: 1, textAlign: 'start', borderRadius: radius.control } as const;

/** Option in the list. Its heading shows and hides the fields, and the buttons that move and remove it. */
export function OptionRow({ control, option, n, isOpen, isWrong, isFirst, isLast, drag, onOpen, onMove, onRemove }: Props) {
  const id = useId();
  const key = String(option.key);
  const name = nameHere(option.names, key) || itemName(control.path, n);
  const Icon = isOpen ? ExpandLessRounded : ExpandMoreRounded;
  const frame = { border: 1, borderRadius: radius.control, px: 1, minWidth: 0 } as const;
  return (
    <Box component="li" aria-labelledby={id} {...drag.target} sx={{ ...frame, borderColor: drag.isOver ? 'primary.main' : isWrong ? 'error.main' : 'divider' }}>
      <Stack direction="row" sx={{ alignItems: 'center' }}>
        <DragHandle {...drag.handle} />
        <ButtonBase aria-expanded={isOpen} aria-controls={isOpen ? `${id}-fields` : undefined} onClick={() => onOpen(!isOpen)} sx={heading}>
          <Icon aria-hidden />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere', typography: 'body1' }}>
            <bdi id={id}>{name}</bdi>{' '}
            {key !== '' && (
              <Box component="bdi" sx={{ color: 'text.secondary', ml: 1, typography: 'body2' }}>
                {key}
              </Box>
            )}
          </Box>{' '}
          {option.isRetired === true && <StandingChip>{t('adminAttributes.retired')}</StandingChip>}
        </ButtonBase>
      </Stack>
      {isOpen && (
        <Stack id={`${id}-fields`} sx={{ gap: 2.5, py: 1.5, px: { sm: 1 } }}>
          <OptionFields control={control} n={n} />
          <Stack direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
            <MoveButtons item={name} isFirst={isFirst} isLast={isLast} onMove={onMove} />
            <Button color="error" startIcon={<DeleteOutlined />} onClick={onRemove} sx={{ ml: 'auto' }}>
              {t('adminAttributes.removeOption')}
            </Button>
          </Stack>
        </Stack>
      )}
    </Box>
  );
}
