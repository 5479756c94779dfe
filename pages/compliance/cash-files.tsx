import { extractScreen } from '#components/regulatory/extract-list.tsx';

export default extractScreen('laporan-ppatk');
