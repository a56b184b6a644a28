import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

test('a press during the closing animation does not submit again', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const dialog = (isOpen: boolean) => (
    <ConfirmDialog isOpen={isOpen} title="Delete it?" labels={{ confirm: 'Delete', cancel: 'Keep' }} busy={false} formProps={{ onSubmit }} onClose={jest.fn()}>
      It cannot be undone.
    </ConfirmDialog>
  );
  const { rerender } = render(dialog(true));
  const confirm = screen.getByRole('button', { name: 'Delete' });
  await userEvent.click(confirm);
  expect(onSubmit).toHaveBeenCalledTimes(1);
  rerender(dialog(false));
  expect(confirm).toBeInTheDocument();
  await userEvent.click(confirm, { pointerEventsCheck: 0 });
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
