import { t } from '../../../lib/i18n';
import { FormatMenu } from '../../../ui/FormatMenu';
import { useNotify } from '../../../ui/toast';
import { fetchFile, messageOf } from '../../../lib/api';
import { saveFile } from '../../../lib/browser';
import { cutText } from '../../../graphql/cutText.generated';

/** Makes a file name from the list's name, for example "Rainy days" to "rainy-days". */
export function fileNameOf(name: string): string {
  const words = name.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return cutText(words.join('-'), 60) || 'list';
}

/** Menu that saves the list as a file in the chosen format. */
export function ExportMenu({ list }: { list: { ref: string; name: string } }) {
  const notify = useNotify();

  async function save(format: string) {
    try {
      saveFile(`${fileNameOf(list.name)}.${format}`, await fetchFile(`/api/lists/${encodeURIComponent(list.ref)}/export/${format}`));
    } catch (error) {
      notify.error(messageOf(error));
    }
  }
  return <FormatMenu label={t('lists.export')} variant="outlined" onChoose={(format) => void save(format)} />;
}
