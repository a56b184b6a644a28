import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { t } from '../../lib/i18n';
import { ConfirmStep } from '../../ui/feedback';
import { AFTER_SAVE } from '../record-form';
import { useReport } from './useReport';

interface Props {
  name: string;
  /** Sentence about the effect. */
  text: string;
  /** Label of the button that confirms. */
  confirm: string;
  /** Path of the list, which opens afterwards. */
  list: string;
  /** Deletes the definition. */
  remove: () => Promise<{ id: string; count: number } | undefined>;
}

/** Button on the page of a definition that deletes it after a question. */
export function DeleteDefinition({ name, text, confirm, list, remove }: Props) {
  const navigate = useNavigate();
  const report = useReport();
  const [isOpen, open] = useState(false);

  async function act() {
    const change = await remove();
    void navigate(list, { replace: true, state: AFTER_SAVE });
    if (change) report(t('definitions.isDeleted', { name }), change);
    return true;
  }
  return (
    <>
      <Button variant="outlined" color="error" onClick={() => open(true)}>
        {t('definitions.delete')}
      </Button>
      <ConfirmStep
        isOpen={isOpen}
        title={t('definitions.deleteName', { name })}
        text={text}
        labels={{ confirm, cancel: t('definitions.keepIt') }}
        act={act}
        onClose={() => open(false)}
      />
    </>
  );
}
