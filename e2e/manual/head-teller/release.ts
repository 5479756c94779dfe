import { fillCash, openScreen, settledPreview } from '../../counter.ts';
import { askOverride, requestOnScreen } from '../../override.ts';
import { chapter } from '../chapter.ts';
import { anAccount, decisionSteps } from '../scene.ts';

export const release = chapter({
  role: 'HEAD_TELLER',
  name: 'otorisasi-layar',
  by: 'headteller1',
  title: { id: 'Mengotorisasi permintaan loket dari layar Anda', en: 'Release a request of a counter on your screen' },
  given: async ({ pageOf }) => {
    const teller = await pageOf('teller1');
    const { nomor_rekening } = await anAccount(teller, 8);
    await openScreen(teller, 'setor-tunai');
    await fillCash(teller, { rekening: nomor_rekening, nominal: '28500rb', pecahan: { '100,000': 285 } });
    await settledPreview(teller);
    await askOverride(teller);
    await requestOnScreen(teller, 'Nasabah menunggu di loket');
  },
  steps: decisionSteps('SETOR_TUNAI', 'APPROVE', 'Uang sudah dihitung'),
});
