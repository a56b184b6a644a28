import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormatMenu } from './FormatMenu';

const open = async () => userEvent.click(screen.getByRole('button', { name: 'Export' }));
const names = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('the menu offers each format with its use', async () => {
  const onChoose = jest.fn();
  render(<FormatMenu label="Export" onChoose={onChoose} />);
  await open();
  expect(names()).toEqual([
    'GeoJSONFor maps and map programs',
    'KMLFor Google Earth and Google My Maps',
    'GPXFor navigation devices and apps',
    'CSVFor spreadsheets',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: /KML/ }));
  expect(onChoose).toHaveBeenCalledWith('kml');
});

test('a refused format says why, and cannot be chosen', async () => {
  render(<FormatMenu label="Export" onChoose={() => undefined} refused={(format) => (format === 'gpx' ? 'Not today.' : undefined)} />);
  await open();
  expect(screen.getByRole('menuitem', { name: 'GPX Not today.' })).toHaveAttribute('aria-disabled', 'true');
  expect(screen.getByRole('menuitem', { name: /CSV/ })).not.toHaveAttribute('aria-disabled');
});

test('the menu stays closed while a file is being fetched', async () => {
  render(<FormatMenu label="Export" isBusy onChoose={() => undefined} />);
  await open();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});
