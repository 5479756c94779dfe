import { saveCardProduct } from '#components/screens/definitions/card/save-product.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveCardProduct);
