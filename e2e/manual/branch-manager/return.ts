import { file } from '../../desk.ts';
import { chapter } from '../chapter.ts';
import { decisionSteps } from '../scene.ts';

export const giveBack = chapter({
  role: 'BRANCH_MANAGER',
  name: 'kembalikan',
  by: 'manager1',
  title: { id: 'Mengembalikan untuk diperbaiki', en: 'Return an item to be mended' },
  given: async ({ pageOf }) => file(await pageOf('teller1'), 452_000, 1),
  steps: decisionSteps('PEMINDAHBUKUAN', 'RETURN', 'Lengkapi keterangan transaksi'),
});
