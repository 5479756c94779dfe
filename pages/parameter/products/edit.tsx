import { saveProduct } from '#components/control/forms/parameter/save-product.tsx';
import { transactionScreen } from '#components/kit/screens/transaction-screen.tsx';

export default transactionScreen(saveProduct);
