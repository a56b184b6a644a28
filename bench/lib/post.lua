-- Script for wrk: posts the lines of a file as request bodies, from a given line on. Arguments: file, path, number of the first line.
local requests, last = {}, 0

function init(args)
  local headers = { ["Content-Type"] = "application/json", ["Accept"] = "application/json" }
  for line in io.lines(args[1]) do requests[#requests + 1] = wrk.format("POST", args[2], headers, line) end
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
