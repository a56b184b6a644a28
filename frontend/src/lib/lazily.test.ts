import { lazily } from './lazily';

test('makes a thing when it is first asked for, and only then', () => {
  const make = jest.fn(() => undefined);
  const get = lazily(make);
  expect(make).not.toHaveBeenCalled();
  get();
  get();
  expect(make).toHaveBeenCalledTimes(1);
});
