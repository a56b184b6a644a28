import { lazily } from './lazily';

test('creates the value on first use, and only once', () => {
  const make = jest.fn(() => undefined);
  const get = lazily(make);
  expect(make).not.toHaveBeenCalled();
  get();
  get();
  expect(make).toHaveBeenCalledTimes(1);
});
