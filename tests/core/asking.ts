import type { Paging } from '#types/proto/common.ts';

/** A list request as the gateway sends it: first page, a hundred rows, unless the test says otherwise. */
export const paging = (asked: Partial<Paging> = {}): Paging => ({
  page: 1,
  show: 100,
  cursor: '',
  sort: '',
  keyword: '',
  ...asked,
});
