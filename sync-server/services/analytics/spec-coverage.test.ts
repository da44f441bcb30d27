import { expect, it } from 'vitest';
import { quotedRules, rulesOf } from '../../../shared/testing/spec-rules';

const rules = rulesOf('sync-server/services/analytics/SPEC.md');

it('the rules are numbered without a gap, each is quoted by the name of a test, and no other is', () => {
  expect(rules).toEqual(rules.map((_, index) => `E${index + 1}`));
  expect([...quotedRules('E', ['shared', 'web', 'sync-server'])].toSorted()).toEqual(rules);
});
