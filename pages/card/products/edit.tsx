import { saveCardProduct } from '#components/accounts/forms/card/save-product.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveCardProduct);
