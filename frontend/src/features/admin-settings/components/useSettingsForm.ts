import { useApolloClient } from '@apollo/client/react';
import { useMemo, useRef } from 'react';
import { t } from '../../../lib/i18n';
import { useNotify } from '../../../ui/toast';
import { useRefresh, useUndo } from '../../../widgets/console';
import { useRecordForm } from '../../../widgets/record-form';
import { savedSettings, type SettingForm, settingsParts, settingsSchema, useConflictParts } from '../../../widgets/setting-fields';
import { GROUPS } from '../../../widgets/settings';
import { SaveSettingsDocument, SettingsFormDocument, type SettingsForm_SettingsFragment } from './SettingsForm.generated';

const samePath = (path: string): string => path;

/**
 * Form state of a group of settings, with its save action.
 * @param name name of the group in the declarations
 */
export function useSettingsForm(name: string, settings: SettingsForm_SettingsFragment) {
  const client = useApolloClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const { undo } = useUndo();
  const change = useRef<{ id: string; count: number }>(undefined);
  const uploads = useRef(0);
  const { group, locked } = settings;
  const fields = useMemo(() => GROUPS.get(name) ?? {}, [name]);
  const schema = useMemo(
    () =>
      settingsSchema(
        fields,
        locked.map(({ field }) => field),
      ),
    [fields, locked],
  );
  const whole = useMemo(() => settingsParts(name, fields, []), [name, fields]);
  const saved = useMemo(() => savedSettings(fields, settings), [fields, settings]);

  const form = useRecordForm({
    saved,
    fresh: saved.values,
    schema,
    parts: whole,
    fieldAt: samePath,
    async save(values, version = 0) {
      const { data } = await client.mutate({ mutation: SaveSettingsDocument, variables: { group, version, value: values } });
      if (!data) throw new Error('The server sent an empty response.');
      change.current = data.saveSettings.change;
      return savedSettings(fields, data.saveSettings.settings);
    },
    async reload() {
      const { data } = await client.query({ query: SettingsFormDocument, fetchPolicy: 'network-only' });
      const latest = data?.adminSettings.find((one) => one.group === group);
      return latest && savedSettings(fields, latest);
    },
    onSaved() {
      const { id, count } = change.current ?? { id: '', count: 0 };
      change.current = undefined;
      notify.success(t('settings.form.saved'), count > 0 ? { label: t('settings.form.undo'), run: () => void undo(id) } : undefined);
      // Screens outside the console read the public settings again when they open. Open queries keep their data until `refresh` has new ones.
      client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'site', broadcast: false });
      void refresh();
    },
  });
  const parts = useConflictParts(name, fields, whole, form);
  return {
    form: {
      ...form,
      countUpload: (by) => {
        uploads.current += by;
        form.setUploading(uploads.current > 0);
      },
    } satisfies SettingForm,
    parts,
    fields,
  };
}
