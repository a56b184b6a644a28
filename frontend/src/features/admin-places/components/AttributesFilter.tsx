import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { dotted, isolate, t } from '../../../lib/i18n';
import { useListAddress } from '../../../widgets/console';
import { type AttributeDefinition, attributeName, attributeText, useAttributes } from '../../../widgets/place-form';
import { ATTRIBUTE_PARAMETER, attributesIn, attributeWords } from './filterAddress';

/** Kinds of attributes by whose values lists are filtered. */
const KINDS: readonly AttributeDefinition['kind'][] = ['yes-no', 'choice', 'several'];

/** Value of an attribute that can be chosen. */
interface Choice {
  key: string;
  option: string;
  attribute: string;
  text: string;
  /** Words by which it is found: names and synonyms in all languages. */
  words: string;
}

function choicesOf(definition: AttributeDefinition): Choice[] {
  const { key, names, kind, options } = definition;
  const attribute = attributeName(definition);
  const wordsOf = (option: string) => {
    const known = options.find((one) => one.key === option);
    return [...names, ...(known?.names ?? []), ...(known?.synonyms ?? [])].map(({ text }) => text).join(' ');
  };
  return (kind === 'yes-no' ? ['yes', 'no'] : options.map((option) => option.key)).map((option) => {
    const text = attributeText(definition, { [key]: [option] });
    return { key, option, attribute, text, words: `${text} ${wordsOf(option)}` };
  });
}

const findChoices = createFilterOptions<Choice>({ stringify: ({ words }) => words });

const unknownChoice = (key: string, option: string): Choice => ({ key, option, attribute: key, text: option, words: option });

/**
 * Filters the list by values of attributes, also of those for moderators. A place must have one of the chosen values of each attribute.
 * Unknown values of the address are shown by their keys, because no place matches them.
 */
export function AttributesFilter() {
  const { address, change } = useListAddress();
  const { attributes, isLoaded } = useAttributes();
  const known = attributes.filter(({ kind }) => KINDS.includes(kind)).flatMap(choicesOf);
  const asked = isLoaded ? attributesIn(address).flatMap(({ key, any }) => any.map((option) => ({ key, option }))) : [];
  const chosen = asked.map(({ key, option }) => known.find((one) => one.key === key && one.option === option) ?? unknownChoice(key, option));
  const choices = [...known, ...chosen.filter((one) => !known.includes(one))];
  const label = t('adminPlaces.attributes');
  const choose = (values: readonly Choice[]) => {
    const keys = [...new Set(values.map(({ key }) => key))];
    const filters = keys.map((key) => ({ key, any: values.filter((one) => one.key === key).map(({ option }) => option) }));
    change({ [ATTRIBUTE_PARAMETER]: attributeWords(filters) });
  };
  return (
    <Autocomplete
      multiple
      size="small"
      limitTags={1}
      disableCloseOnSelect
      options={choices}
      value={chosen}
      onChange={(_event, values) => choose(values)}
      groupBy={({ attribute }) => attribute}
      getOptionKey={({ key, option }) => `${key}:${option}`}
      getOptionLabel={({ attribute, text }) => dotted(isolate(attribute), isolate(text))}
      isOptionEqualToValue={(one, other) => one.key === other.key && one.option === other.option}
      filterOptions={findChoices}
      noOptionsText={t('attributes.noSuchOption')}
      clearText={t('attributes.clear', { name: label })}
      openText={t('attributes.showOptions')}
      closeText={t('attributes.hideOptions')}
      slotProps={{ paper: { elevation: 2 } }}
      renderOption={({ key, ...option }, { text }) => (
        <li key={key} {...option}>
          <bdi>{text}</bdi>
        </li>
      )}
      renderInput={(field) => (
        <TextField
          {...field}
          label={label}
          placeholder={chosen.length === 0 ? t('adminPlaces.any') : ''}
          slotProps={{ ...field.slotProps, inputLabel: { ...field.slotProps.inputLabel, shrink: true } }}
        />
      )}
      sx={{ minWidth: 200, maxWidth: 320 }}
    />
  );
}
