import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '../../../test/renderApp';
import { ENGLISH } from '../../lib/languages';
import { MarkdownPreviewDocument } from '../pages/MarkdownPreview.generated';
import { MarkdownToggle } from './MarkdownToggle';

test('the preview of a text opens and closes by a button', async () => {
  const request = { query: MarkdownPreviewDocument, variables: { text: '**Open**' } };
  await renderApp(<MarkdownToggle text="**Open**" language={ENGLISH} />, {
    mocks: [{ request, result: { data: { markdownPreview: '<p><strong>Open</strong></p>' } } }],
  });
  const button = screen.getByRole('button', { name: 'Preview', expanded: false });
  expect(screen.queryByText('Open')).not.toBeInTheDocument();
  await userEvent.click(button);
  expect(await screen.findByText('Open')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Preview', expanded: true }));
  expect(screen.queryByText('Open')).not.toBeInTheDocument();
});
