import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { Picture } from '../../../../ui/Picture';
import { Tiles } from '../../../../widgets/definitions';
import { type ControlProps, FieldHead, valueAt } from '../../../../widgets/setting-fields';
import { optionText, settingText } from '../../../../widgets/settings';
import { artUrl } from '../artUrl';

/** Field for the scene of the illustrations, with a picture of each. */
export function ArtField({ field, name, path, form }: ControlProps<'choice'>) {
  const id = useId();
  const picture = (scene: string) => (
    <Box sx={{ width: '100%', borderRadius: 1, overflow: 'hidden', mb: 0.5 }}>
      <Picture src={artUrl(scene)} alt="" />
    </Box>
  );
  return (
    <Stack role="group" aria-labelledby={id} sx={{ gap: 1.5, minWidth: 0 }}>
      <FieldHead id={id} label={settingText(path)} hint={settingText(`${path}Help`)} />
      <Tiles
        isNamed
        labelId={id}
        tiles={field.options.map((scene) => ({ value: scene, text: optionText(path, scene), content: picture(scene) }))}
        value={valueAt(form, name) as string}
        width={96}
        onChange={(scene) => void form.setFieldValue(name, scene)}
      />
    </Stack>
  );
}
