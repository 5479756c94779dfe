import { ColumnScreen } from '#components/books/finance/column-screen.tsx';

export default ColumnScreen;
