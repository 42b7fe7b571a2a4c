import { expect, it } from 'vitest';
import laguna from './index';

it('has nothing to confirm, so that the table does not ask for it', () => {
  expect(laguna.confirms).toBeNull();
});
