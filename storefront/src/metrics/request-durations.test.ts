import { RequestDurations } from './request-durations';

it('counts answers by route, status and duration, in the text format of Prometheus', () => {
  const durations = new RequestDurations([0.001, 0.01]);
  for (const seconds of [0.0005, 0.001, 0.01, 2]) durations.count({ route: 'page', status: 200, seconds });
  durations.count({ route: 'call', status: 503, seconds: 0.25 });
  expect(durations.text()).toBe(`# HELP storefront_request_duration_seconds Answered requests
# TYPE storefront_request_duration_seconds histogram
storefront_request_duration_seconds_bucket{le="0.001",route="page",status="200"} 2
storefront_request_duration_seconds_bucket{le="0.01",route="page",status="200"} 3
storefront_request_duration_seconds_bucket{le="+Inf",route="page",status="200"} 4
storefront_request_duration_seconds_sum{route="page",status="200"} 2.0115
storefront_request_duration_seconds_count{route="page",status="200"} 4
storefront_request_duration_seconds_bucket{le="0.001",route="call",status="503"} 0
storefront_request_duration_seconds_bucket{le="0.01",route="call",status="503"} 0
storefront_request_duration_seconds_bucket{le="+Inf",route="call",status="503"} 1
storefront_request_duration_seconds_sum{route="call",status="503"} 0.25
storefront_request_duration_seconds_count{route="call",status="503"} 1
`);
});
