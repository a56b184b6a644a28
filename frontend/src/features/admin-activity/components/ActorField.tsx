import { skipToken, useQuery } from '@apollo/client/react';
import Autocomplete, { type AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { t } from '../../../lib/i18n';
import { useSettled } from '../../../lib/browser';
import { TwoLines, useListAddress } from '../../../widgets/console';
import { ActorFieldDocument, type ActorFieldQuery, ChosenActorDocument } from './ActorField.generated';

const PAUSE_MS = 300;

type Actor = ActorFieldQuery['adminUsers']['items'][number];

/** Keeps the label above the field; otherwise the placeholder is not visible. */
const withShrunkLabel = (slotProps: AutocompleteRenderInputParams['slotProps']) => ({
  ...slotProps,
  inputLabel: { ...slotProps.inputLabel, shrink: true },
});

/** Filters the activity list by user. */
export function ActorField() {
  const { address, change } = useListAddress();
  const id = address.get('actorId') ?? '';
  const [text, setText] = useState('');
  const search = useSettled(text.trim(), PAUSE_MS);
  const [isOpen, setOpen] = useState(false);
  const { data, loading } = useQuery(ActorFieldDocument, isOpen ? { variables: { search } } : skipToken);
  const chosen = useQuery(ChosenActorDocument, id === '' ? skipToken : { variables: { id } }).data?.adminUser;
  const value: Actor | null = id === '' ? null : (chosen ?? { id, name: id, email: '' });

  return (
    <Autocomplete
      size="small"
      options={data?.adminUsers.items ?? []}
      filterOptions={(options) => options}
      loading={loading}
      value={value}
      onChange={(_, actor) => change({ actorId: actor?.id })}
      onInputChange={(_, typed) => setText(typed)}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loadingText={t('adminActivity.lookingForUsers')}
      noOptionsText={t('adminActivity.noUserOfThatName')}
      clearText={t('adminActivity.clear')}
      openText={t('adminActivity.open')}
      closeText={t('adminActivity.close')}
      getOptionKey={(actor) => actor.id}
      getOptionLabel={(actor) => actor.name}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, { name, email }) => (
        <li key={key} {...props}>
          <TwoLines first={name} second={email} />
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label={t('adminActivity.user')} placeholder={t('adminActivity.anyone')} slotProps={withShrunkLabel(params.slotProps)} />
      )}
      sx={{ flex: { sm: '1 1 200px' }, width: { xs: 200, sm: 'auto' }, maxWidth: 260 }}
    />
  );
}
