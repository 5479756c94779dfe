import { listDrawer } from '#components/cheques/forms/warkat/list-drawer.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(listDrawer);
