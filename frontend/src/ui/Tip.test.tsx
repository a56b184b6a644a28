/** @ownModules */
import Button from '@mui/material/Button';
import { fireEvent, render, screen } from '@testing-library/react';
import { answerMediaQueries } from '../../test/media';
import { Tip } from './Tip';

test('where nothing can be pointed at without pressing it, a tip is its child', () => {
  answerMediaQueries({ hasFingersOnly: true });
  render(
    <Tip title="Theme" open>
      <Button>Look</Button>
    </Tip>,
  );
  fireEvent.mouseOver(screen.getByRole('button', { name: 'Look' }));
  expect(screen.queryByRole('tooltip')).toBeNull();
});
