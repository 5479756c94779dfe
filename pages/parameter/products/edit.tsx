import { saveProduct } from '#components/screens/definitions/parameter/save-product.tsx';
import { transactionScreen } from '#components/screens/transaction-screen.tsx';

export default transactionScreen(saveProduct);
