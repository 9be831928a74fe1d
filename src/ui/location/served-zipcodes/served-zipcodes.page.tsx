import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { servedZipcodesTexts } from '../../../texts/location/served-zipcodes';
import { PageHead } from '../../shared/page-head/page-head';
import type { ParameterOf } from '../../shared/paths/path';
import { servedZipcodesPath } from '../../shared/paths/paths';
import { useViewModel } from '../../shared/view-model/use-view-model';
import { ServedZipcodesView } from './served-zipcodes.view';
import { ServedZipcodesViewModel } from './served-zipcodes.view-model';
import styles from './served-zipcodes.module.css';

export const ServedZipcodesPage = observer(function ServedZipcodesPage() {
  const { city = '', state = '' } = useParams<ParameterOf<typeof servedZipcodesPath>>();
  const served = useViewModel(
    ServedZipcodesViewModel,
    (viewModel) => viewModel.open({ name: city, state }),
    `${city}/${state}`,
  );
  const title = servedZipcodesTexts.title(city, state);
  return (
    <div className={styles.page}>
      <PageHead
        path={servedZipcodesPath({ city, state })}
        screen={title}
        description={servedZipcodesTexts.description(city, state)}
      />
      <h1>{title}</h1>
      {served.state.zipcodes.length > 0 && <p className={styles.lead}>{servedZipcodesTexts.lead}</p>}
      <div className={styles.body}>
        <ServedZipcodesView state={served.state} actions={{ retry: served.retry }} />
      </div>
    </div>
  );
});
