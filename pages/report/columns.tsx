import { ColumnScreen } from '#components/finance/column-screen.tsx';

export default ColumnScreen;
