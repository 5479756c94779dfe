import { file } from '../../desk.ts';
import { chapter } from '../chapter.ts';
import { decisionSteps } from '../scene.ts';

export const approve = chapter({
  role: 'OPS_MANAGER',
  name: 'setujui',
  by: 'supervisor1',
  title: { id: 'Menyetujui yang menunggu Anda', en: 'Approve what waits for you' },
  given: async ({ pageOf }) => file(await pageOf('teller1'), 451_000),
  steps: decisionSteps('PEMINDAHBUKUAN', 'APPROVE', 'Sesuai perintah nasabah'),
});
