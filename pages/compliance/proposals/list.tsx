import { listDrawer } from '#components/screens/definitions/warkat/list-drawer.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(listDrawer);
