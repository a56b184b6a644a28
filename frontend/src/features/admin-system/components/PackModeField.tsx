import type { PackMode } from '../../../graphql/schema.generated';
import { t, type TextKey } from '../../../lib/i18n';
import { RadioField } from '../../../ui/RadioField';

const MODES: Readonly<Record<PackMode, { label: TextKey; text: TextKey }>> = {
  ADD: { label: 'system.addToGuide', text: 'system.addToGuideText' },
  REPLACE: { label: 'system.replaceGuide', text: 'system.replaceGuideText' },
};

interface Props {
  value: PackMode;
  onChange: (mode: PackMode) => void;
}

/** Field for what an import does with the guide of the site. */
export function PackModeField({ value, onChange }: Props) {
  const options = (['ADD', 'REPLACE'] as const).map((mode) => ({ value: mode, label: t(MODES[mode].label), text: t(MODES[mode].text) }));
  return <RadioField label={t('system.importAsks')} value={value} options={options} onChange={onChange} />;
}
