-- Script for wrk: posts the lines of a file, from a given line on. A line is a session token, which can be empty, a tab, and the body of a request.
-- Arguments: file, path, number of the first line.
local requests, last = {}, 0

function init(args)
  for line in io.lines(args[1]) do
    local token, body = line:match("^(.-)\t(.*)$")
    local headers = { ["Content-Type"] = "application/json", ["Accept"] = "application/json" }
    if token ~= "" then headers["Authorization"] = "Bearer " .. token end
    requests[#requests + 1] = wrk.format("POST", args[2], headers, body)
  end
  last = tonumber(args[3]) % #requests
end

function request()
  last = last % #requests + 1
  return requests[last]
end

function done(summary, latency)
  local e = summary.errors
  io.write(string.format('RESULT {"requests":%d,"microseconds":%d,"p50":%d,"p99":%d,"errors":%d}\n',
    summary.requests, summary.duration, latency:percentile(50), latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
