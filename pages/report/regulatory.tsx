import { extractScreen } from '#components/books/regulatory/extract-list.tsx';

export default extractScreen('laporan-regulator');
