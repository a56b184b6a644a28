import { chosenOf, isYesNo, optionName, toggled, withChosen } from '../../../lib/places';
import type { Facet_FacetFragment } from '../../../lib/places/Facet.generated';
import { Chip, type FilterProps } from '../../../widgets/places';
import { optionsOf } from './facetOptions';
import { MenuChip } from './MenuChip';
import { OptionText } from './OptionText';

interface Props extends Pick<FilterProps, 'params' | 'change'> {
  facet: Facet_FacetFragment;
}

/** Filter by an attribute: a menu with its options, or a toggle if a place has it or not. */
export function FacetChip({ facet, params, change }: Props) {
  const { key, name } = facet;
  const chosen = chosenOf(params, key);
  const toggle = (value: string) => change(toggled(params, key, value));
  const [yes] = optionsOf(facet);
  if (isYesNo(facet) && yes) {
    const active = chosen.includes('yes');
    return (
      <Chip active={active} aria-pressed={active} disableRipple onClick={() => toggle('yes')}>
        <OptionText option={{ ...yes, text: name }} />
      </Chip>
    );
  }
  const only = chosen.length === 1 ? optionName(facet, String(chosen[0])) : undefined;
  return (
    <MenuChip isMultiple label={name} options={optionsOf(facet)} chosen={chosen} onChoose={toggle} onClear={() => change(withChosen(params, key, []))}>
      <bdi>{only ?? name}</bdi>
      {chosen.length > 1 && ` (${chosen.length})`}
    </MenuChip>
  );
}
